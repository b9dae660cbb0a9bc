import type { Compiler } from 'webpack'

const rootPixels = 16

/**
 * Rewrites styles for a shadow tree: `:root` becomes the element's own root, and `rem` becomes
 * pixels, because the page around may have any root font size.
 */
export const forShadowTree = (css: string): string =>
  css
    .replaceAll(':root', '[data-hathi]')
    .replace(/(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number(size) * rootPixels}px`)

/**
 * Puts the built styles in place of the script's placeholder, so that a page loads a single file.
 */
export class InlineStyles {
  readonly #placeholder: string

  constructor(placeholder: string) {
    this.#placeholder = placeholder
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('InlineStyles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1
      compilation.hooks.processAssets.tap({ name: 'InlineStyles', stage }, (assets) => {
        const names = Object.keys(assets)
        const text = (name: string): string => String(assets[name]?.source() ?? '')
        const sheets = names.filter((name) => name.endsWith('.css'))
        const styles = JSON.stringify(forShadowTree(sheets.map(text).join('')))
        const quoted = new RegExp(`(["'\`])${this.#placeholder}\\1`)
        const holders = names.filter((name) => name.endsWith('.js') && quoted.test(text(name)))
        if (sheets.length === 0 || holders.length !== 1) {
          compilation.errors.push(
            new WebpackError(
              `${sheets.length} sheets for ${holders.length} scripts that hold ${this.#placeholder}`,
            ),
          )
        }
        for (const name of holders) {
          const filled = text(name).replace(quoted, () => styles)
          compilation.updateAsset(name, new sources.RawSource(filled))
        }
        for (const name of sheets) compilation.deleteAsset(name)
      })
    })
  }
}
