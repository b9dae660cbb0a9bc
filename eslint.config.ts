import type { Linter } from 'eslint'
import { defineConfig } from 'eslint/config'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const importsThatWeighLess: Linter.RulesRecord = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [{ regex: '^(fp-ts|io-ts)/', message: 'import the namespaces from the root' }],
      paths: [
        {
          name: 'react-router-dom',
          importNames: ['Link', 'NavLink', 'Form'],
          message: 'a link of the site is a SiteLink, which is 2 kB less',
        },
      ],
    },
  ],
}

const noWayAroundTheTypes: Linter.RulesRecord = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
}

// The width of code is the formatter's, which leaves comments as they are.
const commentsInWidth: Linter.RulesRecord = {
  'max-len': ['error', { comments: 120, code: 1000 }],
}

const asMarkup = 'text becomes text: nothing writes markup'

/** What data would need to become a part of the page or of the program. */
const textOnly: Linter.RulesRecord = {
  'no-restricted-syntax': [
    'error',
    // Nothing is no markup: that is how React is told to keep what a page brought.
    {
      selector: 'Property:matches([key.name="__html"], [key.value="__html"]):not([value.value=""])',
      message: asMarkup,
    },
    {
      selector:
        'AssignmentExpression > MemberExpression[property.name=/^(inner|outer)HTML$|^srcdoc$/]',
      message: asMarkup,
    },
    {
      selector:
        'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseFromString)$/]',
      message: asMarkup,
    },
    {
      selector:
        'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
      message: asMarkup,
    },
  ],
  'no-eval': 'error',
  'no-new-func': 'error',
  'no-script-url': 'error',
}

// A rule holds or is changed here, for all: no file lets itself off.
const linterOptions = { noInlineConfig: true } as const

export default defineConfig(
  // The consumers are projects of their own, which see the package and not its sources. The types of
  // the bench and the lab are there only where those were run once: they check themselves.
  {
    ignores: [
      'dist',
      'node_modules',
      'out',
      '.cache',
      'tests/consumers/*/**',
      'tests/bench',
      'tests/lab',
    ],
  },
  {
    files: [
      'src/**/*.{ts,tsx}',
      'config/{brand,build,market,nginx}/**/*.ts',
      'sandbox/**/*.ts',
      'examples/**/*.ts',
      '*.config.ts',
    ],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./config/tsconfig.lint.json', './src/serviceWorker/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions,
    rules: {
      ...importsThatWeighLess,
      ...noWayAroundTheTypes,
      ...commentsInWidth,
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/array-type': ['error', { default: 'array-simple' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    // To add to the types of a package or of the browser takes an interface: types do not merge.
    files: ['src/**/*.d.ts', 'src/ui/embed/fareElement.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // What lets a test pass without having looked: a promise that nobody waited for, a cast.
    files: ['tests/**/*.{ts,tsx}', 'config/jest/**/*.ts'],
    extends: [tseslint.configs.base],
    languageOptions: {
      parserOptions: { project: './tests/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions,
    rules: {
      ...importsThatWeighLess,
      ...noWayAroundTheTypes,
      ...commentsInWidth,
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  { files: ['src/**/*.{ts,tsx}'], rules: textOnly },
  {
    // The website has no drafts: a reducer that changes a state changes the very one that was shown.
    files: ['src/application/**/*.slice.ts'],
    rules: { 'no-param-reassign': ['error', { props: true }] },
  },
  { files: ['src/ui/**/*.{ts,tsx}'], extends: [hooks.configs.flat.recommended] },
)
