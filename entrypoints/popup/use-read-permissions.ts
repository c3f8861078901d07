import type { Capture } from '../../lib/capture/capture.ts';
import { findNeededPermission, findPermissionToRead, mustBeRead } from '../../lib/capture/link.ts';
import { getBrandSite } from '../../lib/jobs/request.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { useNeededPermission } from './use-needed-permission.ts';

export interface ReadPermissions {
  readonly origins: string[];
  readonly isKnown: boolean;
  readonly link: string | undefined;
  readonly brandSite: string | undefined;
}

export function useReadPermissions(
  capture: Capture | undefined,
  choices: Choices,
  onDevice: boolean,
  onProblem: (error: Error) => void,
): ReadPermissions {
  const linkUrl = capture !== undefined && mustBeRead(capture, onDevice) ? capture.link?.url : undefined;
  const link = useNeededPermission(linkUrl, async () => capture && findNeededPermission(capture), onProblem);
  const site = onDevice ? getBrandSite(choices) : undefined;
  const brand = useNeededPermission(site, findPermissionToRead, onProblem);
  return {
    origins: [link.permission, brand.permission].filter((pattern) => pattern !== undefined),
    isKnown: link.isKnown && brand.isKnown,
    link: link.permission && capture?.link?.url,
    brandSite: brand.permission && site,
  };
}
