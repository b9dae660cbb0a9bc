import { SiteLink } from '../../app/link/SiteLink.tsx'
import { buttonClass } from '../../design/buttonClass.ts'
import { TataAce } from '../../design/illustrations/vehicles/TataAce.tsx'
import { useAddresses } from '../../head/useAddresses.ts'
import { CallBlock } from './CallBlock.tsx'

type Props = { readonly title: string; readonly text: string; readonly action: string }

const partners = { kind: 'content', name: 'Partners' } as const

/** Invites vehicle owners to the partners page. */
export const PartnerCallBlock = ({ title, text, action }: Props) => {
  const { pathOfPage } = useAddresses()
  return (
    <CallBlock title={title} text={text} picture={<TataAce />}>
      <SiteLink className={buttonClass({ variant: 'secondary' })} to={pathOfPage(partners)}>
        {action}
      </SiteLink>
    </CallBlock>
  )
}
