import { type ComponentType, createElement } from 'react'
import { cities } from '../../../config/market/cities.ts'
import { BrandMark } from '../../../src/ui/design/BrandMark.tsx'
import { Icon, type IconName } from '../../../src/ui/design/Icon.tsx'
import { Booked } from '../../../src/ui/design/illustrations/Booked.tsx'
import { BusinessNeeds } from '../../../src/ui/design/illustrations/BusinessNeeds.tsx'
import { CallBack } from '../../../src/ui/design/illustrations/CallBack.tsx'
import { cityIllustration } from '../../../src/ui/design/illustrations/cities/cityIllustration.ts'
import { goodsIllustration } from '../../../src/ui/design/illustrations/goods/goodsIllustration.ts'
import { HeroRoute } from '../../../src/ui/design/illustrations/HeroRoute.tsx'
import { LocationDenied } from '../../../src/ui/design/illustrations/LocationDenied.tsx'
import { LoginBanner } from '../../../src/ui/design/illustrations/LoginBanner.tsx'
import { NoOrders } from '../../../src/ui/design/illustrations/NoOrders.tsx'
import { NoResults } from '../../../src/ui/design/illustrations/NoResults.tsx'
import { NoService } from '../../../src/ui/design/illustrations/NoService.tsx'
import { NotFound } from '../../../src/ui/design/illustrations/NotFound.tsx'
import { Offline } from '../../../src/ui/design/illustrations/Offline.tsx'
import { PersonalNeeds } from '../../../src/ui/design/illustrations/PersonalNeeds.tsx'
import { RideRoute } from '../../../src/ui/design/illustrations/RideRoute.tsx'
import { SomethingWrong } from '../../../src/ui/design/illustrations/SomethingWrong.tsx'
import { Compact } from '../../../src/ui/design/illustrations/services/Compact.tsx'
import { Courier } from '../../../src/ui/design/illustrations/services/Courier.tsx'
import { Truck } from '../../../src/ui/design/illustrations/services/Truck.tsx'
import { TwoWheels } from '../../../src/ui/design/illustrations/services/TwoWheels.tsx'
import { vehicleIllustration } from '../../../src/ui/design/illustrations/vehicles/vehicleIllustration.ts'
import type { Group, Scene } from '../state.ts'
import css from './Parts.module.css'
import { Kind, Named, Parts } from './Parts.tsx'

// A new pictogram does not compile until it is added here.
const icons: Readonly<Record<IconName, true>> = {
  search: true,
  pin: true,
  target: true,
  close: true,
  back: true,
  'chevron-down': true,
  'chevron-right': true,
  swap: true,
  plus: true,
  minus: true,
  check: true,
  alert: true,
  info: true,
  phone: true,
  edit: true,
  share: true,
  menu: true,
  globe: true,
  box: true,
  user: true,
  history: true,
  truck: true,
  logout: true,
}

const isIcon = (name: string): name is IconName => name in icons

const Signs = ({ brand }: Pick<Scene, 'brand'>) => (
  <Parts title="Marks and pictograms">
    <Kind title="the brand’s mark" as="row">
      <BrandMark className={css.mark} mark={brand.mark} />
    </Kind>
    <Kind title="pictograms" as="grid">
      {Object.keys(icons)
        .filter(isIcon)
        .map((name) => (
          <Named key={name} name={name}>
            <Icon name={name} size="large" />
          </Named>
        ))}
    </Kind>
    <Kind title="their sizes" as="row">
      <Icon name="truck" size="small" />
      <Icon name="truck" />
      <Icon name="truck" size="large" />
    </Kind>
  </Parts>
)

const scenes: Readonly<Record<string, ComponentType>> = {
  Booked,
  BusinessNeeds,
  CallBack,
  LocationDenied,
  NoOrders,
  NoResults,
  NoService,
  NotFound,
  Offline,
  PersonalNeeds,
  RideRoute,
  SomethingWrong,
}

const services: Readonly<Record<string, ComponentType>> = { TwoWheels, Truck, Compact, Courier }

const vehicles: Readonly<Record<string, number>> = {
  '2 Wheeler': 97,
  '3 Wheeler': 91,
  '3 Wheeler Electric': 127,
  'E Loader': 126,
  'Tata Ace': 1,
  'Pickup 8ft': 9,
  'Pickup 1.7Ton': 128,
  'Tata 407': 2,
  'Tata 407 14ft': 3,
  'Tata 17ft': 4,
}

const goods: ReadonlyArray<string | null> = [
  'documents',
  'food',
  'clothes',
  'medicines',
  'groceries',
  'electronics',
  'furniture',
  'house_shifting',
  'catering',
  'building_materials',
  'machine_parts',
  null,
]

const pictured = (all: Readonly<Record<string, ComponentType>>) =>
  Object.entries(all).map(([name, Picture]) => (
    <Named key={name} name={name}>
      <Picture />
    </Named>
  ))

const Scenes = ({ brand: { mascot } }: Pick<Scene, 'brand'>) => (
  <Parts title="Scenes">
    <Kind title="large">
      <HeroRoute mascot={mascot} />
      <LoginBanner mascot={mascot} />
    </Kind>
    <Kind title="small" as="grid">
      {pictured(scenes)}
    </Kind>
    <Kind title="services" as="grid">
      {pictured(services)}
    </Kind>
  </Parts>
)

const Things = () => (
  <Parts title="Vehicles, goods and cities">
    <Kind title="vehicles, to one scale" as="grid">
      {Object.entries(vehicles).map(([name, id]) => (
        <Named key={name} name={name}>
          {createElement(vehicleIllustration(id))}
        </Named>
      ))}
    </Kind>
    <Kind title="goods" as="grid">
      {goods.map((key) => (
        <Named key={key} name={key ?? 'any'}>
          {createElement(goodsIllustration(key))}
        </Named>
      ))}
    </Kind>
    <Kind title="cities" as="grid">
      {[...cities.map(({ key }) => key), 'any'].map((key) => (
        <Named key={key} name={key}>
          {createElement(cityIllustration(key))}
        </Named>
      ))}
    </Kind>
  </Parts>
)

export const pictures: Group = {
  title: 'Pictures',
  states: [
    {
      name: 'part-signs',
      title: 'Marks and pictograms',
      setting: ({ brand }) => ({ screen: <Signs brand={brand} /> }),
    },
    {
      name: 'part-scenes',
      title: 'Scenes',
      setting: ({ brand }) => ({ screen: <Scenes brand={brand} /> }),
    },
    {
      name: 'part-things',
      title: 'Vehicles, goods, cities',
      setting: () => ({ screen: <Things /> }),
    },
  ],
}
