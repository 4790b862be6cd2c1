/** SQL subquery: what an account has deposited since an instant. Both arguments are SQL parameters. */
export const paidInSql = (account: string, since: string): string =>
  `(SELECT coalesce(-sum(l.amount), 0) FROM entries e JOIN lines l ON l.entry = e.number JOIN wallets w ON w.id = l.wallet
    WHERE e.account = ${account} AND e.kind = 'deposit' AND e.time >= ${since} AND w.owner = 'house' AND w.kind = 'deposit')`

/** SQL subquery: stakes less wins of the bets that an account has placed since an instant. */
export const lossSql = (account: string, since: string): string =>
  `(SELECT coalesce(sum(stake - win), 0) FROM bets
    WHERE account = ${account} AND time >= ${since} AND state <> 'cancelled')`
