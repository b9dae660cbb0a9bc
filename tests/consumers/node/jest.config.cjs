/** What a project whose jest runs CommonJS has to say of any ES module among its packages. */
module.exports = {
  transform: { '\\.js$': [process.env.SWC_JEST, { jsc: { target: 'es2023' } }] },
  transformIgnorePatterns: ['/node_modules/(?!hathi/)'],
}
