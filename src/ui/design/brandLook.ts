/** One shape of a mark; `fill` and `stroke` name colour tokens. */
export type MarkShape =
  | { readonly d: string; readonly fill: string }
  | { readonly d: string; readonly stroke: string; readonly width: number }

/**
 * What the design needs of a brand. Structural, so that the components know neither the brands nor
 * the list of tokens. The configured brands satisfy it.
 */
export type BrandLook = {
  readonly name: string
  readonly palette: {
    readonly light: Readonly<Record<string, string>>
    readonly dark: Readonly<Record<string, string>>
  }
  readonly mascot: 'elephant' | 'truck'
  readonly mark: { readonly viewBox: string; readonly shapes: readonly MarkShape[] }
}
