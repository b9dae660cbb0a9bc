/**
 * Where the website stands, for its pages, `sitemap.xml` and `robots.txt`. nginx and the server of `npm start`
 * put in the origin that they are asked at; a host of nothing but files has this one line to change.
 */
export const siteOrigin = 'https://hathi.example'
