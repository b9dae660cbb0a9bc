import { parseMobile } from 'hathi/domain/phone'

console.log(parseMobile)
