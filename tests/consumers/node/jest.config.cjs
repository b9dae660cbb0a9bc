/** What a project with a CommonJS jest has to set for every package of ES modules. */
module.exports = {
  transform: { '\\.js$': [process.env.SWC_JEST, { jsc: { target: 'es2023' } }] },
  transformIgnorePatterns: ['/node_modules/(?!hathi/)'],
}
