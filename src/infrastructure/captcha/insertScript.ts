/**
 * Loads a script into the page. If it does not load, removes its element and rejects (spec 1 §7).
 *
 * @example
 * void insertScript(document)('https://captcha.example/api.js')
 * document.querySelector('script')?.src // → 'https://captcha.example/api.js'
 */
export const insertScript =
  (document: Document) =>
  (address: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = address
      script.async = true
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => {
        script.remove()
        reject(new Error(`${address} did not load`))
      })
      document.head.append(script)
    })
