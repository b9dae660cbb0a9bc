import { useSurroundings } from '../../app/surroundings.ts'
import { BrandMark } from '../../design/BrandMark.tsx'
import { LinkButton } from '../../design/Button.tsx'
import { CallBlock } from './CallBlock.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly action: string
  /** Where the app is; null where there is none. */
  readonly address: string | null
}

/** The way to the app, where there is one. */
export const DownloadAppBlock = ({ title, text, action, address }: Props) => {
  const { brand } = useSurroundings()
  return address === null ? null : (
    <CallBlock title={title} text={text} picture={<BrandMark mark={brand.mark} />}>
      <LinkButton variant="secondary" href={address}>
        {action}
      </LinkButton>
    </CallBlock>
  )
}
