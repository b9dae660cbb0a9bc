import type { ContentPageName } from '../../domain/content/sitePage.ts'

/** The titles of pages in links, and on the pages until their own texts are loaded. */
export const pageTitles = {
  Home: 'content.page.home',
  'About Us': 'content.page.aboutUs',
  Careers: 'content.page.careers',
  Courier: 'content.page.courier',
  Enterprise: 'content.page.enterprise',
  Offers: 'content.page.offers',
  'Packers And Movers': 'content.page.packersAndMovers',
  Partners: 'content.page.partners',
  Services: 'content.page.services',
  Support: 'content.page.support',
  Tools: 'content.page.tools',
  Trucks: 'content.page.trucks',
  'Two Wheelers': 'content.page.twoWheelers',
  'Terms Of Service': 'content.page.termsOfService',
  'Privacy Policy': 'content.page.privacyPolicy',
} as const satisfies Readonly<Record<ContentPageName, string>>
