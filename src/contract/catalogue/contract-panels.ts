/** The panels of the agent centre where a kind of contract is answered and claimed. */
export const contractPanels = {
  dividend: 'agent-dividend-record',
  dailyWages: 'agent-daily-wages',
  hourlySalary: 'agent-hourly-salary',
  realTimeSalary: 'agent-real-time-salary',
} as const
