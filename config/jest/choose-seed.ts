/** Gives all workers one seed, and prints it; PROPERTY_SEED sets it for another run. */
export default (): void => {
  const seed = process.env['PROPERTY_SEED'] ?? String(Date.now() % 2 ** 31)
  process.env['PROPERTY_SEED'] = seed
  process.stdout.write(`Properties drawn with PROPERTY_SEED=${seed}\n`)
}
