import type { ContentPageName } from '../../domain/content/sitePage.ts'

/** The pages that the footer links to, by column. */
export const siteLinks = [
  {
    heading: 'content.footer.services',
    pages: ['Services', 'Trucks', 'Two Wheelers', 'Packers And Movers', 'Courier', 'Enterprise'],
  },
  { heading: 'content.footer.company', pages: ['About Us', 'Careers', 'Offers', 'Partners'] },
  { heading: 'content.footer.help', pages: ['Support', 'Tools'] },
] as const satisfies ReadonlyArray<{
  readonly heading: string
  readonly pages: readonly ContentPageName[]
}>
