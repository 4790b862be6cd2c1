import { describe, expect, it } from 'vitest'
import { centreAt, panelQueryOf, searchOfCentre, searchWithoutCentre, searchWithPanelQuery } from './centre-address'

const record = { action: 'memberCentre', panel: 'security-center', query: {} } as const

describe('an address', () => {
  it.each([
    ['', undefined],
    ['?page=AG', undefined],
    ['?member=account-record', { action: 'memberCentre', panel: 'account-record' }],
    ['?page=AG&member=account-record&tab=deposits', { action: 'memberCentre', panel: 'account-record' }],
    ['?agent=agent-team-betting', { action: 'agentCentre', panel: 'agent-team-betting' }],
    ['?member', { action: 'memberCentre', panel: '' }],
    ['?agent=agent-team-management&member=minhtuan40', { action: 'agentCentre', panel: 'agent-team-management' }],
    ['?agent=', { action: 'agentCentre', panel: '' }],
    ['?member=transferFund', { action: 'memberCentre', panel: 'transferFund' }],
    ['?member=no-such-panel', { action: 'memberCentre', panel: 'no-such-panel' }],
  ])('%s shows of the centres: %o', (search, shown) => expect(centreAt(search)).toEqual(shown))

  it('keeps what is the page’s when a panel opens, changes and closes', () => {
    const opened = searchOfCentre('?page=AG', { ...record, query: { tab: 'deposits' } })
    expect(opened).toBe('?page=AG&member=security-center&tab=deposits')
    expect(searchOfCentre(opened, record)).toBe('?page=AG&member=security-center')
    expect(searchWithoutCentre(opened)).toBe('?page=AG')
    expect(searchWithoutCentre('?member=security-center&tab=deposits')).toBe('')
  })

  it('tells the panel’s page from the page’s own', () => {
    const search = searchWithPanelQuery('?page=AG&member=account-record&tab=deposits', { page: '2', tab: undefined })
    expect(search).toBe('?page=AG&member=account-record&page=2')
    expect(panelQueryOf(search).get('page')).toBe('2')
    // The whole query belongs to a panel that is a page of its own.
    expect(searchWithPanelQuery('?tab=deposits&page=3', { page: '2' })).toBe('?tab=deposits&page=2')
  })
})
