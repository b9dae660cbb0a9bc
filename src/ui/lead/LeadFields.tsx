import { useTranslation } from 'react-i18next'
import type { Filling } from '../../application/lead/spotLead.slice.ts'
import { afterPress } from '../app/focus/afterPress.ts'
import { useLocalePath } from '../app/link/localePath.ts'
import { usePagePath } from '../app/link/usePagePath.ts'
import { useAppSelector } from '../app/store.ts'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { nameProblemText } from '../contact/contactProblemTexts.ts'
import { MobileField } from '../contact/MobileField.tsx'
import { NameField } from '../contact/NameField.tsx'
import { Checkbox } from '../design/Checkbox.tsx'
import { leavesFocus } from '../design/leavesFocus.ts'
import { RoutePair } from '../design/RoutePair.tsx'
import { requirementProblemText } from '../fare/problemTexts.ts'
import { AddressButton } from '../place/AddressButton.tsx'
import { AddressSearch } from '../place/AddressSearch.tsx'
import type { AddressFields } from '../place/addressFields.ts'
import { LeadRequirement } from './LeadRequirement.tsx'
import { leadMobileText } from './leadTexts.ts'
import css from './SpotLead.module.css'
import { useLeadFields } from './useLeadFields.ts'

/** Whether the form is on a page or in a modal over one. */
export type Within = 'page' | 'modal'

const Route = ({ addresses }: { readonly addresses: AddressFields }) => {
  const isDesktop = useIsDesktop()
  return isDesktop ? (
    <RoutePair
      holds="fields"
      pickup={<AddressSearch fields={addresses} waypoint="pickup" onChoice="accept" />}
      drop={<AddressSearch fields={addresses} waypoint="drop" onChoice="accept" />}
    />
  ) : (
    <RoutePair
      holds="fields"
      pickup={<AddressButton fields={addresses} waypoint="pickup" />}
      drop={<AddressButton fields={addresses} waypoint="drop" />}
    />
  )
}

/** The requirement opens a sheet of its own in the form's own page, else the shared modal (spec 2 §2). */
const useSheetOfPage = (within: Within): boolean => {
  const pathOf = useLocalePath()
  const path = usePagePath()
  return within === 'modal' || [pathOf('/'), pathOf('/services')].includes(path)
}

type Props = { readonly form: Filling['form']; readonly within: Within }

/** The route and, for a guest, the contact (spec 2 §2). */
export const LeadFields = ({ form: { input }, within }: Props) => {
  const { t } = useTranslation()
  const { problems, edit, leave, addresses } = useLeadFields(input)
  const isGuest = useAppSelector(({ session }) => session.status !== 'customer')
  const isSheet = useSheetOfPage(within)
  return (
    <>
      <Route addresses={addresses} />
      {isGuest && (
        <>
          <div className={css.contact}>
            <NameField
              ref={leavesFocus}
              label={t('fare.contact.name')}
              value={input.name}
              error={nameProblemText(t, problems.name)}
              onEdit={(name) => edit('name', name)}
              onLeave={afterPress(() => leave('name'))}
            />
            <MobileField
              ref={leavesFocus}
              label={t('fare.contact.mobile')}
              value={input.mobile}
              error={leadMobileText(t, problems.mobile)}
              onEdit={(mobile) => edit('mobile', mobile)}
              onLeave={afterPress(() => leave('mobile'))}
            />
          </div>
          <LeadRequirement
            opens={isSheet ? 'sheet' : 'modal'}
            value={input.requirement}
            error={requirementProblemText(t, problems.requirement)}
            onChoose={(requirement) => edit('requirement', requirement)}
            onLeave={() => leave('requirement')}
          />
        </>
      )}
      <Checkbox
        label={t('lead.consent')}
        checked={input.consent}
        onChange={({ target }) => edit('consent', target.checked)}
      />
    </>
  )
}
