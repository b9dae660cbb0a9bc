import { defineConfig } from 'eslint/config'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default defineConfig(
  { ignores: ['dist', 'node_modules', 'out', '.cache', 'tests/architecture/fixtures'] },
  {
    files: [
      'src/**/*.{ts,tsx}',
      'config/{brand,build,market}/**/*.ts',
      'sandbox/**/*.ts',
      'examples/**/*.ts',
      '*.config.ts',
    ],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          './src/*/tsconfig.json',
          './src/tsconfig.json',
          './config/tsconfig.json',
          './config/tsconfig.product.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    // A rule holds or is changed here, for all: no file lets itself off.
    linterOptions: { noInlineConfig: true },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/array-type': ['error', { default: 'array-simple' }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^(fp-ts|io-ts)/', message: 'import the namespaces from the root' }],
        },
      ],
    },
  },
  { files: ['src/ui/**/*.tsx'], extends: [hooks.configs.flat.recommended] },
)
