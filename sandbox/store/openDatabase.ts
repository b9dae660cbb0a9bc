import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import { decodeOwn } from '../decoding.ts'

const accountsAndEstimates = `
  CREATE TABLE validations (
    key TEXT PRIMARY KEY, quote TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE estimates (
    token TEXT PRIMARY KEY, quote TEXT NOT NULL, quoted_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE callback_requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT, mobile TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX callback_requests_by_mobile ON callback_requests (mobile, at);
  CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, channel TEXT NOT NULL, recipient TEXT NOT NULL,
    text TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE customers (
    mobile TEXT PRIMARY KEY, external_id TEXT NOT NULL UNIQUE,
    first_name TEXT NOT NULL, last_name TEXT, email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    details TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE signups (
    mobile TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE one_time_codes (
    mobile TEXT PRIMARY KEY, code TEXT NOT NULL, tries INTEGER NOT NULL, sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE code_sendings (mobile TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX code_sendings_by_mobile ON code_sendings (mobile, at);
  CREATE TABLE sessions (
    auth_token TEXT PRIMARY KEY, mobile TEXT NOT NULL REFERENCES customers (mobile),
    at INTEGER NOT NULL
  ) STRICT;
`

const ordersAndLeads = `
  CREATE TABLE orders (
    crn TEXT PRIMARY KEY, mobile TEXT NOT NULL REFERENCES customers (mobile), trip TEXT NOT NULL,
    finds_driver INTEGER NOT NULL, booked_at INTEGER NOT NULL,
    cancelled_at INTEGER, cancel_reason TEXT
  ) STRICT;
  CREATE INDEX orders_by_mobile ON orders (mobile, booked_at);
  CREATE TABLE answered (
    call TEXT NOT NULL, caller TEXT NOT NULL, request_id TEXT NOT NULL,
    said TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (call, caller, request_id)
  ) STRICT;
  CREATE TABLE spot_requests (
    said TEXT PRIMARY KEY, at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE vendor_queries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, query TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
`

// People who sign up send their name and e-mail again with their code.
const barerSignups = `
  ALTER TABLE signups DROP COLUMN name;
  ALTER TABLE signups DROP COLUMN email;
`

/** The changes of each version. A database of any version is upgraded step by step. */
const versions = [accountsAndEstimates, ordersAndLeads, barerSignups]

const Version = t.type({ user_version: t.Int })

const versionOf = (database: DatabaseSync): number =>
  decodeOwn(Version, 'the version', database.prepare('PRAGMA user_version').get()).user_version

/** SQLite's own errors do not name the file. */
const open = (path: string): DatabaseSync => {
  let database: DatabaseSync | null = null
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
    database = new DatabaseSync(path)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;')
    return database
  } catch (error) {
    database?.close()
    throw new Error(`${path} cannot be opened (${String(error)})`)
  }
}

/**
 * Opens the sandbox's database, a file path or `:memory:`, and creates missing tables. Throws if it
 * cannot be opened, or if a newer sandbox wrote it: it only holds test data, so delete it by hand.
 */
export const openDatabase = (path: string): DatabaseSync => {
  const database = open(path)
  const found = versionOf(database)
  if (found > versions.length) {
    database.close()
    throw new Error(`${path} was written by another version of the sandbox: delete it to go on`)
  }
  if (found < versions.length) {
    const missing = versions.slice(found).join('')
    database.exec(`BEGIN; ${missing} PRAGMA user_version = ${versions.length}; COMMIT;`)
  }
  return database
}
