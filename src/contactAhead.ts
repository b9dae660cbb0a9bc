import { sayAhead } from './ui/app/ahead/sayAhead.ts'
import { contactJudges } from './ui/fare/contactAhead.ts'

// A small script of its own: the rules of these fields load long before the form's whole script.
sayAhead(document, contactJudges(document))
