import { Link } from 'react-router-dom'
import { isOpen } from '../../../domain/content/sitePage.ts'
import { buttonClass } from '../../design/buttonClass.ts'
import { TataAce } from '../../design/illustrations/vehicles/TataAce.tsx'
import { useAddresses } from '../useAddresses.ts'
import { CallBlock } from './CallBlock.tsx'

type Props = { readonly title: string; readonly text: string; readonly action: string }

const partners = { kind: 'content', name: 'Partners' } as const

/** Calls whoever owns a vehicle to the partners' page. */
export const PartnerCallBlock = ({ title, text, action }: Props) => {
  const { site, pathOfPage } = useAddresses()
  return isOpen(site)(partners) ? (
    <CallBlock title={title} text={text} picture={<TataAce />}>
      <Link className={buttonClass({ variant: 'secondary' })} to={pathOfPage(partners)}>
        {action}
      </Link>
    </CallBlock>
  ) : null
}
