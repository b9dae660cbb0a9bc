import { defineConfig } from 'vite'

export default defineConfig({
  // Styles are no modules of Node: a server's build takes them in.
  ssr: { noExternal: ['hathi'] },
  build: { target: 'es2022' },
})
