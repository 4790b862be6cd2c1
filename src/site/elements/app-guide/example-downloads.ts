/** Story answers of a server that offers these downloads. */
export const having = (...types: string[]) => ({
  permission: {
    value: {
      whitelabel: { settings: [] },
      location: { ip: '' },
      maintenance: false,
      regionRestriction: false,
      resources: types.map((resourceType) => ({ resourceType, url: `/${resourceType}`, labelNameEn: resourceType })),
    },
  },
})
