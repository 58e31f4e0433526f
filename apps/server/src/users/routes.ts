import { users as wire } from '@mavendoc/contract';
import type { Http } from '../platform/http/server.ts';
import type { AccountService } from './account.ts';
import type { UserService } from './service.ts';

export function userRoutes(http: Http, users: UserService, account: AccountService): void {
  http.route(wire.getMyInfo, async ({ who }) => await users.myInfo(who), { beforePasswordChange: true });
  http.route(
    wire.changePassword,
    async ({ who, ip, userAgent, body }) => {
      await account.changePassword({ ...who, ip, userAgent }, body.current, body.password);
      return {};
    },
    { beforePasswordChange: true },
  );
  http.route(wire.listUsers, async ({ who }) => await users.list(who.empresaId));
  http.route(wire.searchUsers, async ({ who, query }) => await users.search(who.empresaId, query));
  http.route(
    wire.createUser,
    async ({ who, ip, body, language }) => await users.create({ ...who, ip }, body, language),
  );
  http.route(wire.updateUser, async ({ who, ip, body }) => await users.update({ ...who, ip }, body));
  http.route(wire.deleteUser, async ({ who, ip, params }) => {
    await users.deactivate({ ...who, ip }, params.id);
    return {};
  });
  http.route(wire.inviteAgain, async ({ who, ip, params }) => {
    await users.inviteAgain({ ...who, ip }, params.id);
    return {};
  });
  http.route(wire.endUserSessions, async ({ who, ip, params }) => {
    await users.endSessions({ ...who, ip }, params.id);
    return {};
  });
  http.route(wire.deleteAccountStep1, async ({ who, ip, language }) => {
    await account.mailDeletionCode({ ...who, ip }, language);
    return {};
  });
  http.route(wire.deleteAccountStep2, async ({ who, ip, body }) => {
    await account.delete({ ...who, ip }, body.code);
    return {};
  });
}
