/** Every constant of the recipe. */
export const RECIPE = {
  minChars: 3,
  maxProse: 1600,
  maxLine: 800,
  specific: 2,
  kindFactor: 1.25,
  firstPerson: 1.5,
  sizePower: -1 / 3,
  namingCall: 2,
  roleFloor: 0,
  rolePower: 1,
  messageShare: 1,
  keptCount: false,
  dedupeRole: true,
  instructions: true,
  stamp: false,
};
