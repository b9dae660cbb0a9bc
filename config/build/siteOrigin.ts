/**
 * Where the website stands, for the addresses in `sitemap.xml` and `robots.txt`. The server of
 * `npm start` puts in its own; a static host has this one line to change.
 */
export const siteOrigin = 'https://hathi.example'
