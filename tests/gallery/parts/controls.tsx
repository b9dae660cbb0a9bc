import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../src/ui/design/Button.tsx'
import { Checkbox } from '../../../src/ui/design/Checkbox.tsx'
import { ChoiceCard } from '../../../src/ui/design/ChoiceCard.tsx'
import { FieldButton } from '../../../src/ui/design/FieldButton.tsx'
import { FieldNotes } from '../../../src/ui/design/FieldNotes.tsx'
import { Icon } from '../../../src/ui/design/Icon.tsx'
import { IconButton } from '../../../src/ui/design/IconButton.tsx'
import { BusinessNeeds } from '../../../src/ui/design/illustrations/BusinessNeeds.tsx'
import { PersonalNeeds } from '../../../src/ui/design/illustrations/PersonalNeeds.tsx'
import { RadioCards } from '../../../src/ui/design/RadioCards.tsx'
import { SelectField } from '../../../src/ui/design/SelectField.tsx'
import { Spinner } from '../../../src/ui/design/Spinner.tsx'
import { TextField } from '../../../src/ui/design/TextField.tsx'
import type { Group } from '../state.ts'
import { Kind, Parts } from './Parts.tsx'

const variants = ['primary', 'secondary', 'text', 'danger'] as const

const Buttons = () => {
  const { t } = useTranslation()
  return (
    <Parts title="Buttons">
      {variants.map((variant) => (
        <Kind key={variant} title={variant} as="row">
          <Button variant={variant}>{t('fare.submit')}</Button>
          <Button variant={variant} icon={<Icon name="phone" />}>
            {t('header.support')}
          </Button>
          <Button variant={variant} compact>
            {t('app.action.retry')}
          </Button>
          <Button variant={variant} disabled>
            {t('results.book')}
          </Button>
          <Button variant={variant} busy>
            {t('results.book')}
          </Button>
          <LinkButton variant={variant} href="#link">
            {t('app.action.home')}
          </LinkButton>
        </Kind>
      ))}
      <Kind title="the whole width">
        <Button block>{t('fare.submit')}</Button>
        <Button block variant="secondary" iconEnd={<Icon name="chevron-right" />}>
          {t('results.newEstimate')}
        </Button>
      </Kind>
      <Kind title="a pictogram alone" as="row">
        <IconButton icon="close" label={t('app.action.close')} />
        <IconButton icon="back" label={t('app.action.back')} />
        <IconButton icon="target" label={t('place.map.locate')} raised />
        <IconButton icon="swap" label={t('fare.address.swap')} disabled />
      </Kind>
      <Kind title="a spinner" as="row">
        <Spinner />
      </Kind>
    </Parts>
  )
}

const Fields = () => {
  const { t } = useTranslation()
  const name = t('fare.contact.name')
  const mobile = t('fare.contact.mobile')
  const options = [
    { value: 'personal', label: t('fare.requirement.personal') },
    { value: 'business', label: t('fare.requirement.business') },
  ]
  return (
    <Parts title="Fields">
      <Kind title="a line of text">
        <TextField label={name} />
        <TextField label={name} defaultValue="Asha Rao" hint={t('place.search.hint')} />
        <TextField label={mobile} prefix="+91" defaultValue="98765 43210" />
        <TextField
          label={mobile}
          prefix="+91"
          defaultValue="12"
          error={t('fare.problem.mobileMalformed')}
        />
        <TextField label={name} defaultValue="Asha Rao" disabled />
        <TextField
          label={t('place.field.pickup')}
          placeholder={t('place.search.placeholder')}
          icon={<Icon name="search" />}
          action={<IconButton icon="close" label={t('place.search.clear')} />}
        />
      </Kind>
      <Kind title="the platform’s choice">
        <SelectField
          label={t('fare.requirement.question')}
          options={options}
          placeholder={t('fare.requirement.placeholder')}
          defaultValue=""
        />
        <SelectField
          label={t('fare.requirement.question')}
          options={options}
          defaultValue="business"
          icon={<Icon name="user" />}
        />
        <SelectField
          label={t('fare.requirement.question')}
          options={options}
          placeholder={t('fare.requirement.placeholder')}
          defaultValue=""
          error={t('fare.problem.requirementMissing')}
        />
        <SelectField
          label={t('fare.requirement.question')}
          options={options}
          defaultValue="business"
          disabled
        />
      </Kind>
      <Kind title="chosen elsewhere">
        <FieldButton
          label={t('fare.address.pickup')}
          value=""
          placeholder={t('fare.address.pickupPlaceholder')}
        />
        <FieldButton
          label={t('fare.address.pickup')}
          value="Koramangala 4th Block, 80 Feet Road, Bengaluru, Karnataka 560034"
          icon={<Icon name="pin" />}
        />
        <FieldButton
          label={t('fare.address.drop')}
          value=""
          placeholder={t('fare.address.dropPlaceholder')}
          error={t('fare.problem.dropMissing')}
        />
        <FieldButton label={t('fare.address.drop')} value="Whitefield, Bengaluru" disabled />
        <FieldButton
          label={t('fare.requirement.label')}
          value=""
          placeholder={t('fare.requirement.placeholder')}
          sign="chevron-down"
        />
      </Kind>
      <Kind title="what stands under a control">
        <FieldNotes errorId="e-1" hintId="h-1" hint={t('place.search.hint')} />
        <FieldNotes errorId="e-2" hintId="h-2" error={t('fare.problem.mobileMalformed')} />
      </Kind>
    </Parts>
  )
}

const needs = ['business', 'personal'] as const

const Choices = () => {
  const { t } = useTranslation()
  const [need, setNeed] = useState<(typeof needs)[number] | null>('business')
  const cards = [
    {
      value: 'business',
      title: t('fare.requirement.businessNeeds'),
      text: t('fare.requirement.businessExamples'),
      picture: <BusinessNeeds />,
    },
    {
      value: 'personal',
      title: t('fare.requirement.personalNeeds'),
      text: t('fare.requirement.personalExamples'),
      picture: <PersonalNeeds />,
    },
  ] as const
  return (
    <Parts title="Choices">
      <Kind title="a box">
        <Checkbox label={t('fare.consent')} />
        <Checkbox label={t('fare.consent')} defaultChecked />
        <Checkbox label={t('session.consent.all')} indeterminate />
        <Checkbox label={t('fare.consent')} error={t('fare.problem.consentMissing')} />
        <Checkbox label={t('fare.consent')} defaultChecked disabled />
      </Kind>
      <Kind title="one of a few">
        <RadioCards
          legend={t('fare.requirement.question')}
          cards={cards}
          value={need}
          onChange={setNeed}
        />
        <RadioCards
          legend={t('orders.track.cancel.question')}
          layout="stack"
          compact
          cards={cards.map(({ value, title }) => ({ value, title }))}
          value={null}
          onChange={setNeed}
          error={t('orders.track.cancel.missing')}
        />
        <RadioCards
          legend={t('fare.requirement.question')}
          legendHidden
          cards={cards}
          value={need}
          onChange={setNeed}
          disabled
        />
      </Kind>
      <Kind title="in one tap">
        {cards.map(({ value, title, text, picture }) => (
          <ChoiceCard
            key={value}
            picture={picture}
            title={title}
            text={text}
            chosen={value === need}
            onChoose={() => setNeed(value)}
          />
        ))}
      </Kind>
    </Parts>
  )
}

export const controls: Group = {
  title: 'Controls',
  states: [
    { name: 'part-buttons', title: 'Buttons', setting: () => ({ screen: <Buttons /> }) },
    { name: 'part-fields', title: 'Fields', setting: () => ({ screen: <Fields /> }) },
    { name: 'part-choices', title: 'Choices', setting: () => ({ screen: <Choices /> }) },
  ],
}
