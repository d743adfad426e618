// The games that are played here, each by the name of its ruleset.

import { CLASSIC_FR } from './classic-fr.js';
import { SWITCH_US } from './switch-us.js';

export const RULESETS = new Map([SWITCH_US, CLASSIC_FR].map((rules) => [rules.name, rules]));
