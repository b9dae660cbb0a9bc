import { useSurroundings } from '../../app/surroundings.ts'
import { BrandMark } from '../../design/BrandMark.tsx'
import { LinkButton } from '../../design/Button.tsx'
import { useAppLink } from '../../header/useAppLink.ts'
import { CallBlock } from './CallBlock.tsx'

type Props = { readonly title: string; readonly text: string; readonly action: string }

/** The way to the app, where there is one. */
export const DownloadAppBlock = ({ title, text, action }: Props) => {
  const { brand } = useSurroundings()
  const address = useAppLink('content_download_app')
  return address === null ? null : (
    <CallBlock title={title} text={text} picture={<BrandMark mark={brand.mark} />}>
      <LinkButton variant="secondary" href={address}>
        {action}
      </LinkButton>
    </CallBlock>
  )
}
