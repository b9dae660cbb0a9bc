import path from 'node:path'
import type { Configuration } from 'webpack'
import { scriptRule } from '../../../config/build/scriptRule.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')

/** Builds the forms that the fare form is compared with, with the website's own React. */
export default {
  mode: 'production',
  context: root,
  target: ['web', 'es2022'],
  entry: { bare: './tests/lab/forms/bare.tsx', formik: './tests/lab/forms/formik.tsx' },
  output: { path: path.join(root, '.cache', 'lab'), filename: '[name].js', clean: true },
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [scriptRule()],
  },
  performance: false,
  stats: 'errors-warnings',
} satisfies Configuration
