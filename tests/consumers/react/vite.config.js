import { defineConfig } from 'vite'

export default defineConfig({
  // Node cannot import styles, so the build for a server has to include them.
  ssr: { noExternal: ['hathi'] },
  build: { target: 'es2022' },
})
