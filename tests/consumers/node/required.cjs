const { parseMobile } = require('hathi/domain/phone')
const { india } = require('hathi/markets')

console.log(parseMobile(india.phone)('+91 98765 43210').right)
