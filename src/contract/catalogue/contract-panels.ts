/** The agent centre's panels where a contract of each kind is answered and claimed. */
export const contractPanels = {
  dividend: 'agent-dividend-record',
  dailyWages: 'agent-daily-wages',
  hourlySalary: 'agent-hourly-salary',
  realTimeSalary: 'agent-real-time-salary',
} as const
