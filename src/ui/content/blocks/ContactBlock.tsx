import { useTranslation } from 'react-i18next'
import { telephoneLink } from '../../app/link/telephoneLink.ts'
import { useSurroundings } from '../../app/surroundings.ts'
import { BrandMark } from '../../design/BrandMark.tsx'
import { LinkButton } from '../../design/Button.tsx'
import { Icon } from '../../design/Icon.tsx'
import { CallBlock } from './CallBlock.tsx'

type Props = { readonly title: string; readonly text: string }

/** How to reach the brand by telephone. */
export const ContactBlock = ({ title, text }: Props) => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  const { mark, supportNumber } = brand
  return (
    <CallBlock title={title} text={text} picture={<BrandMark mark={mark} />}>
      <LinkButton href={telephoneLink(supportNumber)} icon={<Icon name="phone" />}>
        {t('content.call', { number: supportNumber })}
      </LinkButton>
    </CallBlock>
  )
}
