import { sayAhead } from './ui/app/ahead/sayAhead.ts'
import { contactJudges } from './ui/fare/contactAhead.ts'

// A few hundred lines of rules are here long before the form's own script is.
sayAhead(document, contactJudges(document))
