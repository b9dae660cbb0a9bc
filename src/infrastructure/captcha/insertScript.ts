/**
 * Loads a script into the page. Rejects where it does not load, and takes its element away again
 * (spec 1 §7).
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
