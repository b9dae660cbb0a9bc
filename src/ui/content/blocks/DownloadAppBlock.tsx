import { useSurroundings } from '../../app/surroundings.ts'
import { BrandMark } from '../../design/BrandMark.tsx'
import { LinkButton } from '../../design/Button.tsx'
import { CallBlock } from './CallBlock.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly action: string
  /** The link to the app; null if there is no app. */
  readonly address: string | null
}

/** A link to the app, if there is one. */
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
