import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { faults } from './faults.ts'
import { matrix, portsOfCall } from './matrix.ts'

describe('the matrix of faults', () => {
  it.each(Object.entries(portsOfCall))('has a cell for every fault of the call %s', (_, ports) => {
    expect(ports).not.toEqual([])
    for (const port of ports) {
      for (const { cells } of matrix[port]) {
        expect(cells.map(({ fault }) => fault)).toEqual(expect.arrayContaining(Object.keys(faults)))
      }
    }
  })

  it('lets nobody wait for a port without an end', () => {
    for (const scenes of Object.values(matrix)) {
      for (const { cells } of scenes) {
        expect(cells.map(({ fault }) => fault)).toEqual(expect.arrayContaining(['hang']))
      }
    }
  })

  it('tries every kind of fault in a browser, too', () => {
    const folder = path.join(import.meta.dirname, '..', 'e2e')
    const tests = globSync('*.spec.ts', { cwd: folder }).map((file) =>
      readFileSync(path.join(folder, file), 'utf8'),
    )
    const tried = (fault: string) =>
      fault === 'offline' ? '.setOffline(true)' : `fault: '${fault}'`
    const untried = Object.keys(faults).filter(
      (fault) => !tests.some((text) => text.includes(tried(fault))),
    )
    expect(untried).toEqual([])
  })

  it('runs every table of cells', () => {
    const files = readdirSync(import.meta.dirname)
    const tables = files.filter((file) => /^[a-z]+\.tsx$/.test(file) && file !== 'scene.tsx')
    for (const table of tables) {
      expect(files).toContain(`${path.basename(table, '.tsx')}.test.tsx`)
    }
    expect(tables).toHaveLength(6)
  })
})
