/** The answer to a call whose gateway cannot be reached, in the calls' own envelope. */
export const gatewayUnreachable = {
  success: false,
  code: 'gateway_unreachable',
  message: 'The gateway cannot be reached.',
  value: null,
} as const
