import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { anchorOf, headingsOf } from './support/headings.ts';

const folder = 'deploy/prometheus';
const rules = readFileSync(`${folder}/alerts.yaml`, 'utf8');
const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
if (!hasPromtool) process.stderr.write('promtool is not installed: the alert rules are NOT tested\n');

describe('deploy/prometheus/alerts.yaml', () => {
  test('names a section of the runbook in every alert', () => {
    const alerts = rules.split('- alert: ').slice(1);
    const anchors = headingsOf('docs/runbook.md').map(anchorOf);
    const citedAnchors = alerts.map((alert) => /runbook: docs\/runbook\.md#(\S+)/.exec(alert)?.[1]);
    expect(citedAnchors.length).toBeGreaterThanOrEqual(9);
    expect(citedAnchors.filter((anchor) => !anchor || !anchors.includes(anchor))).toEqual([]);
  });

  // promtool is part of Debian's package prometheus.
  (hasPromtool ? test : test.skip)('passes the tests in alerts.test.yaml', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yaml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});
