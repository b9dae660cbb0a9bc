/**
 * The website's origin in its pages, `sitemap.xml` and `robots.txt`. nginx and the server of `npm
 * start` replace it with the origin of the request; on a host that only serves files, change this
 * one line.
 */
export const siteOrigin = 'https://hathi.example'
