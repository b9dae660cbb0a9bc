/** Every worker draws from one seed; it is printed, and whoever sets it draws the same again. */
export default (): void => {
  const seed = process.env['PROPERTY_SEED'] ?? String(Date.now() % 2 ** 31)
  process.env['PROPERTY_SEED'] = seed
  process.stdout.write(`Properties drawn with PROPERTY_SEED=${seed}\n`)
}
