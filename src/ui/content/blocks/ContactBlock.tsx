import { useTranslation } from 'react-i18next'
import { telephoneLink } from '../../app/link/telephoneLink.ts'
import { useSupportNumber } from '../../app/link/useSupportNumber.ts'
import { useSurroundings } from '../../app/surroundings.ts'
import { BrandMark } from '../../design/BrandMark.tsx'
import { LinkButton } from '../../design/Button.tsx'
import { Icon } from '../../design/Icon.tsx'
import { CallBlock } from './CallBlock.tsx'

type Props = { readonly title: string; readonly text: string }

/** The support telephone number, to call. */
export const ContactBlock = ({ title, text }: Props) => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  const support = useSupportNumber()
  return (
    <CallBlock title={title} text={text} picture={<BrandMark mark={brand.mark} />}>
      <LinkButton href={telephoneLink(support)} icon={<Icon name="phone" />}>
        {t('content.call', { number: support })}
      </LinkButton>
    </CallBlock>
  )
}
